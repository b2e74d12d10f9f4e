import { readFileSync, writeFileSync } from 'node:fs'

/** Clock ticks a second, as Linux tells them to programs. */
const ticks = 100

/** Seconds of processor time that a process has used so far, all its threads together (proc(5), `stat`). */
export function cpuSecondsOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / ticks
}

/** The most memory that a process has held since `forgetPeak`, in MB (proc(5), `status`). */
export function peakMemoryOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
