// What crosses the wire: every type is made from the Python that writes and reads it, when the page is built.

export type * from '../generated/wire'
