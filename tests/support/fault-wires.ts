import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What the network between browser and server does to connections. `path` is how the address of a request begins. */
export type Fault =
  | { kind: 'pass' }
  /** Every connection is reset at once. */
  | { kind: 'refuse' }
  /** Accepts and never answers: what is called lie-fi. */
  | { kind: 'hang' }
  | { kind: 'slow'; bytesPerSecond: number }
  /** All answers share one line, which loses the rest of some of them after 4 kB: their connection is reset. */
  | { kind: 'line'; line: Line }
  /** After so many bytes of the answers the connection is closed in good order. */
  | { kind: 'cut'; afterBytes: number }
  /** The same, but reset. */
  | { kind: 'reset'; afterBytes: number }
  /** The same, but nobody says so: half-open. */
  | { kind: 'stall'; afterBytes: number }
  /** A round trip takes so much longer, half of it on the way there; however many bytes travel, they travel together. */
  | { kind: 'delay'; ms: number }
  /** The server gets these requests twice, byte for byte: at once, and again so many ms later. */
  | { kind: 'duplicate'; path: string; laterMs: number }
  /** Something in between answers these requests with `bytes` and closes; the server hears nothing of them. */
  | { kind: 'answer'; path: string; bytes: string | Buffer }

/** A line that carries the answers of all connections, one piece after the other. */
export interface Line {
  /** Resolves when so many bytes are through. */
  carry: (bytes: number) => Promise<void>
  /** Whether it loses the next answer. */
  loses: () => boolean
}

/** A line with a rate, that loses answers as `loses` says. */
export function newLine(bytesPerSecond: number, loses: () => boolean): Line {
  let freeAt = 0
  return {
    loses,
    carry(bytes) {
      freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000
      return pause(freeAt - performance.now())
    },
  }
}

interface Wire {
  client: Socket
  /** Where the server listens. */
  port: number
  fault: Fault
  /** Notes that a request was hit. */
  strike: () => void
}

/** Joins a connection of the browser to the server, as far as the fault lets it. */
export function carry(wire: Wire): void {
  const { client, fault } = wire
  if (fault.kind === 'refuse') client.resetAndDestroy()
  else if (fault.kind === 'hang') client.resume()
  else if (fault.kind === 'delay') delayed(wire, fault.ms / 2)
  else if (fault.kind === 'line') shared(wire, fault.line)
  else if (fault.kind === 'duplicate') duplicated(wire, fault)
  else if (fault.kind === 'answer') answered(wire, fault)
  else hindered(wire)
}

/** A connection to the server that ends with the browser's, and the browser's with it. */
function reach({ client, port }: Wire): Socket {
  const target = connect(port, '127.0.0.1')
  target.on('error', () => client.destroy())
  client.on('close', () => target.destroy())
  return target
}

function delayed(wire: Wire, oneWayMs: number): void {
  const target = reach(wire)
  const travel = (from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => void pause(oneWayMs).then(() => to.write(chunk)))
    from.on('end', () => void pause(oneWayMs).then(() => to.end()))
  }
  travel(wire.client, target)
  travel(target, wire.client)
}

function hindered(wire: Wire): void {
  const target = reach(wire)
  wire.client.pipe(target)
  pipeline(target, (answer: AsyncIterable<Buffer>) => hinder(answer, wire), wire.client).catch(() => wire.client.destroy())
}

/** An answer's bytes as they come through. */
async function* hinder(answer: AsyncIterable<Buffer>, { client, fault }: Wire): AsyncIterable<Buffer> {
  let room = 'afterBytes' in fault ? fault.afterBytes : Number.POSITIVE_INFINITY
  for await (const chunk of answer) {
    if (fault.kind === 'slow') await pause((chunk.length / fault.bytesPerSecond) * 1000)
    yield chunk.subarray(0, room)
    room -= Math.min(room, chunk.length)
    if (room > 0) continue
    if (fault.kind === 'cut') return
    if (fault.kind === 'reset') client.resetAndDestroy()
    if (fault.kind === 'stall') await new Promise((gone) => client.once('close', gone))
  }
}

/** Small, so that no answer holds up the others for long; the head of an answer is in the first, so that no browser asks again by itself. */
const pieceBytes = 4096

function shared(wire: Wire, line: Line): void {
  const { client } = wire
  const target = reach(wire)
  let isLost = false
  let pieces = 0
  client.on('data', (chunk: Buffer) => {
    if (addressIn(chunk) !== undefined) {
      isLost = line.loses()
      pieces = 0
    }
    target.write(chunk)
  })
  const through = async function* (answer: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of answer) {
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        const piece = chunk.subarray(from, from + pieceBytes)
        await line.carry(piece.length)
        pieces += 1
        if (isLost && pieces > 1) {
          wire.strike()
          client.resetAndDestroy()
          return
        }
        yield piece
      }
    }
  }
  pipeline(target, through, client).catch(() => client.destroy())
}

/** The address a chunk asks for; undefined when it begins no request. A browser sends the next one only after the answer. */
const addressIn = (chunk: Buffer): string | undefined => /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/.exec(chunk.toString('latin1', 0, 4096))?.[1]

function duplicated(wire: Wire, { path, laterMs }: { path: string; laterMs: number }): void {
  const target = reach(wire)
  let seen: Buffer[] = []
  const repeat = (bytes: Buffer): void => {
    const again = connect(wire.port, '127.0.0.1')
    again.on('error', () => again.destroy()).setTimeout(2000, () => again.destroy())
    again.write(bytes)
    again.resume()
  }
  wire.client.on('data', (chunk: Buffer) => {
    const address = addressIn(chunk)
    if (address !== undefined) seen = address.startsWith(path) ? [chunk] : []
    else if (seen.length > 0) seen.push(chunk)
    target.write(chunk)
  })
  target.on('data', (chunk: Buffer) => {
    if (seen.length > 0) {
      wire.strike()
      const bytes = Buffer.concat(seen)
      seen = []
      repeat(bytes)
      void pause(laterMs).then(() => repeat(bytes))
    }
    wire.client.write(chunk)
  })
  target.on('end', () => wire.client.end())
}

function answered(wire: Wire, { path, bytes }: { path: string; bytes: string | Buffer }): void {
  const target = reach(wire)
  target.pipe(wire.client)
  wire.client.on('data', (chunk: Buffer) => {
    if (addressIn(chunk)?.startsWith(path)) {
      wire.strike()
      target.unpipe(wire.client)
      wire.client.end(bytes)
    } else if (wire.client.writable) target.write(chunk)
  })
}
