import { spawn } from 'node:child_process'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Where a test may end this process as a power cut would: `CRASH_AT=after-merge:3` at the third time it gets there. Only
 * with `NODE_ENV=test`, so that no setting of an operator can do it.
 */
export const crashPoints = [
  'before-parse',
  'after-validate',
  'before-transaction',
  'inside-transaction',
  'after-merge',
  'after-commit-before-reply',
  'mid-reply',
  'mid-pull-page',
  'during-migration',
  'wal-checkpoint',
  'token-issue',
] as const
export type CrashPoint = (typeof crashPoints)[number]

const [planned, times = '1'] = process.env['NODE_ENV'] === 'test' ? (process.env['CRASH_AT'] ?? '').split(':') : []
let left = Number(times)

/** Whether this process is to end at `point`. */
export const isCrashPlanned = (point: CrashPoint): boolean => planned === point

/** Ends the process here, if this is where and when it is planned. */
export function crashPoint(point: CrashPoint): void {
  if (isNow(point)) die()
}

/** As `crashPoint`, but the process goes on for some milliseconds, and ends wherever it is then. */
export function crashSoonAfter(point: CrashPoint): void {
  if (isNow(point)) spawn('sh', ['-c', `sleep 0.00${Math.floor(Math.random() * 10)}; kill -9 ${process.pid}`])
}

const isNow = (point: CrashPoint): boolean => {
  if (planned !== point) return false
  left -= 1
  return left === 0
}

const die = () => process.kill(process.pid, 'SIGKILL')

const cutAnswers: Record<string, CrashPoint> = { '/api/sync/push': 'mid-reply', '/api/sync': 'mid-pull-page' }

/** Adds the points that lie between the handlers, if one of them is planned. */
export function addCrashPoints(app: FastifyInstance): void {
  if (planned === undefined || planned === '') return
  app.addHook('preParsing', async (request) => {
    if (request.method !== 'GET') crashPoint('before-parse')
  })
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET') crashPoint('after-validate')
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const point = cutAnswers[request.routeOptions.url ?? '']
    return point !== undefined && isNow(point) ? cutShort(reply, String(payload)) : payload
  })
}

/** Sends half of an answer and ends the process once it has left. */
function cutShort({ raw }: FastifyReply, payload: string): Promise<never> {
  raw.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(payload) })
  raw.write(payload.slice(0, payload.length / 2), die)
  return new Promise(() => undefined)
}
