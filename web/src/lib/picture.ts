// The board as it stands in the page, as a picture to keep or to send: copied into a drawing together with its styles, drawings
// and fonts, because a drawing that is shown as a picture may fetch nothing.

import { keepFile } from './files'

/** Below the board: the title, then lines of this height and size of letters, so far from both sides. */
const [HEAD, LINE, SIZE, SIDE] = [41, 23, 16, 16]
/** Around the podium, above the board. */
const AIR = 24
const SHARPNESS = 2

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** All rules of the page, with the fonts in them: a sheet names them from where it lies itself, not from where the page is. */
async function styles(): Promise<string> {
  return (await Promise.all([...document.styleSheets].map(styleOf))).join('\n')
}

async function styleOf(sheet: CSSStyleSheet): Promise<string> {
  const css = [...sheet.cssRules].map((rule) => rule.cssText).join('\n')
  const fonts = [...new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map((found) => found[1]!))]
  const loaded = await Promise.all(fonts.map(async (font) => {
    const answer = await fetch(new URL(font, sheet.href ?? document.baseURI))
    return [font, answer.ok ? await dataOf(await answer.blob()) : font] as const
  }))
  return loaded.reduce((text, [font, data]) => text.replaceAll(font, data), css)
}

const serial = (node: Node): string => new XMLSerializer().serializeToString(node)
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** An element as it stands in the page, of a fixed size. */
function copyOf(element: HTMLElement, leftOut: string, width: number): string {
  const copy = element.cloneNode(true) as HTMLElement
  if (leftOut) copy.querySelectorAll(leftOut).forEach((part) => part.remove())
  copy.style.cssText += `; width: ${width}px; height: ${element.getBoundingClientRect().height}px`
  return serial(copy)
}

/** As many of these as fit stand on one line. */
function linesOf(told: readonly string[], width: number): string[] {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = `${SIZE}px ${getComputedStyle(document.body).fontFamily}`
  const fits = (line: string): boolean => pen.measureText(line).width <= width
  const lines: string[] = []
  const put = (part: string, between: string): void => {
    const longer = [...lines.slice(-1), part].join(between)
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  for (const part of told) {
    if (fits(part)) put(part, ' · ')
    else {
      // A sentence that is too long for a line begins on one of its own.
      const [first = '', ...rest] = part.split(' ')
      lines.push(first)
      for (const word of rest) put(word, ' ')
    }
  }
  return lines
}

/** A picture of `board` without what is left out, the podium above it, and below it a title and what is told under it. */
export async function pictureOf(board: HTMLElement, leftOut: string, podium: HTMLElement | null, title: string, told: readonly string[]): Promise<Blob> {
  const { width, height: below } = board.getBoundingClientRect()
  const above = podium ? podium.getBoundingClientRect().height + AIR : 0
  const height = above + below
  const lines = linesOf(told, width - 2 * SIDE)
  const foot = HEAD + LINE * lines.length
  const drawings = document.querySelector('#app > [aria-hidden]')
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + foot}" data-theme="${document.documentElement.dataset['theme']}" style="color: var(--ink)">
    <style>${escaped(await styles())} *, *::before, *::after { animation: none !important; transition: none !important; }</style>
    <rect width="100%" height="100%" style="fill: var(--paper)"/>
    <foreignObject y="${AIR}" width="${width}" height="${Math.max(0, above - AIR)}">${podium ? copyOf(podium, '', width) : ''}</foreignObject>
    <foreignObject y="${above}" width="${width}" height="${below}">${copyOf(board, leftOut, width)}</foreignObject>
    <foreignObject width="1" height="1">${drawings ? serial(drawings) : ''}</foreignObject>
    <text x="${SIDE}" y="${height + 28}" style="font: 22px var(--title); fill: var(--ink)">${escaped(title)}</text>
    ${lines.map((line, k) => `<text x="${SIDE}" y="${height + 51 + k * LINE}" style="font-size: ${SIZE}px; fill: var(--faint)">${escaped(line)}</text>`).join('')}
  </svg>`
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SHARPNESS * width
  canvas.height = SHARPNESS * (height + foot)
  const pen = canvas.getContext('2d')!
  pen.scale(SHARPNESS, SHARPNESS)
  pen.drawImage(picture, 0, 0, width, height + foot)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}

/** Hands it to what the device has for sending things, or keeps it as a file. */
export async function giveAway(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  // At a desk a file is what one expects.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  keepFile(picture, name)
}
