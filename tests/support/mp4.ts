import { readFileSync } from 'node:fs'

/** Boxes of these kinds hold others (ISO 14496-12). */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

interface Box {
  kind: string
  body: Buffer
}

function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    if (size < 8) throw new Error(`A box at ${at} says it has ${size} bytes.`)
    const box = { kind: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) }
    found.push(box, ...(holders.has(box.kind) ? boxesIn(box.body) : []))
    at += size
  }
  return found
}

interface Mp4 {
  /** Of its boxes, in their order. */
  kinds: string[]
  seconds: number
  /** The name of its video codec (RFC 6381). */
  codec: string
  /** Of its pictures as they are encoded, in pixels: not what a header may say of how they are shown. */
  width: number
  height: number
}

/** What an MP4 file says of itself. */
export function readMp4(path: string): Mp4 {
  const boxes = boxesIn(readFileSync(path))
  const header = boxes.find(({ kind }) => kind === 'mvhd')?.body
  if (header === undefined || header[0] !== 0) throw new Error(`${path} has no header that is understood here.`)
  const descriptions = Buffer.concat(boxes.filter(({ kind }) => kind === 'stsd').map(({ body }) => body))
  const configuration = descriptions.indexOf('avcC')
  // A picture's description: 28 bytes from its name on come its width and its height (ISO 14496-12, 12.1.3).
  const picture = descriptions.indexOf('avc1') + 28
  return {
    kinds: boxes.map(({ kind }) => kind),
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    codec: `avc1.${descriptions.toString('hex', configuration + 5, configuration + 8)}`,
    width: descriptions.readUInt16BE(picture),
    height: descriptions.readUInt16BE(picture + 2),
  }
}
