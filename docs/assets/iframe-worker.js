// A page opened from a file may start no worker. The search then runs in a hidden frame, which answers like one.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement("iframe")
      frame.hidden = true
      document.body.append(frame)
      const inside = frame.contentWindow
      const load = (source) =>
        new Promise((done, failed) => {
          const script = frame.contentDocument.createElement("script")
          Object.assign(script, { src: source, onload: done, onerror: failed, async: false })
          frame.contentDocument.body.append(script)
        })
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }))
      inside.importScripts = (...sources) => Promise.all(sources.map(load))
      this.inside = inside
      this.ready = load(url)
    }
    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })))
    }
  }
  window.Worker = window.IFrameWorker
}
