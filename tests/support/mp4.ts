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

/** What an MP4 file says of itself: its boxes in their order, its length in seconds, and the name of its video codec (RFC 6381). */
export function readMp4(path: string): { kinds: string[]; seconds: number; codec: string } {
  const boxes = boxesIn(readFileSync(path))
  const header = boxes.find(({ kind }) => kind === 'mvhd')?.body
  if (header === undefined || header[0] !== 0) throw new Error(`${path} has no header that is understood here.`)
  const descriptions = Buffer.concat(boxes.filter(({ kind }) => kind === 'stsd').map(({ body }) => body))
  const configuration = descriptions.indexOf('avcC')
  return {
    kinds: boxes.map(({ kind }) => kind),
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    codec: `avc1.${descriptions.toString('hex', configuration + 5, configuration + 8)}`,
  }
}
