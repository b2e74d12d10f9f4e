import { cards } from '#support/person.ts'
import { auditDevice, auditServer, type Losses, titlesOf } from './audit.ts'
import { type Device, dump } from './device.ts'
import { openStage, type Stage } from './stage.ts'
import { patienceMs, until } from './wait.ts'

/** One line of the table: something that goes wrong, and what a person does meanwhile. */
export interface FaultRow {
  name: string
  /** As docs/PROOF.md says it. */
  fault: string
  /** How often it is done in `npm run faults`, and in `npm test` (0: not there). */
  runs: { full: number; short: number }
  /** How many faults there are in each run; one when not given. */
  each?: number
  /** Does it so often; whatever it broke may stay broken. */
  play(stage: Stage, runs: number): Promise<void>
}

export interface Outcome {
  row: FaultRow
  runs: number
  times: number
  acknowledged: number
  losses: Losses
  /** What else should not have been. */
  complaints: string[]
  seconds: number
}

/** Plays one row on a stage of its own, lets everything heal, and looks whether all is there. */
export async function runRow(row: FaultRow, runs: number, seed: number): Promise<Outcome> {
  const start = performance.now()
  const stage = await openStage(seed)
  try {
    await row
      .play(stage, runs)
      .catch((error: unknown) => stage.complain(`broken off: ${error instanceof Error ? error.stack : String(error)}`))
    await stage.startServer()
    for (const device of stage.devices) device.network.setFault({ kind: 'pass' })
    const losses = auditServer(stage.ledger, await settle(stage))
    for (const device of stage.devices) await startsOffline(stage, device)
    const acknowledged = stage.ledger.changes.filter(({ kept, owner }) => kept && owner !== stage.stranger.id).length
    const problems = stage.devices.flatMap((device) => device.problems())
    return {
      row,
      runs,
      times: runs * (row.each ?? 1),
      acknowledged,
      losses,
      complaints: [...stage.complaints, ...problems],
      seconds: (performance.now() - start) / 1000,
    }
  } finally {
    await stage.close()
  }
}

/** Waits until every device has sent what it had and holds what the server holds; answers with that. */
async function settle(stage: Stage) {
  for (const device of stage.devices) {
    const page = await device.open('/favorites')
    const isInStep = await until(() => inStep(stage, device), patienceMs, 400)
    // What the device brings back from its backup as the page opens is sent once more.
    await until(async () => ((await dump(device))?.outbox.length ?? 0) === 0, patienceMs, 400)
    const left = await dump(device)
    if (left !== null) {
      const losses = auditDevice(stage.ledger, left, [])
      for (const sentence of Object.values(losses).flat()) stage.complain(sentence)
      if (left.outbox.length > 0)
        stage.complain(`${left.outbox.length} changes still wait on a device ${patienceMs / 1000} s after all healed`)
    }
    if (!isInStep) stage.complain('a device and the server hold different titles')
    await page.close()
  }
  return stage.serverDump()
}

async function inStep(stage: Stage, device: Device): Promise<boolean> {
  const held = await dump(device)
  const server = stage.serverDump()
  // A browser without a database keeps nothing to compare; what it promised must be on the server.
  if (held === null) return auditServer(stage.ledger, server).lost.length === 0
  if (held.outbox.some(({ owner }) => owner === device.member.id)) return false
  return String(titlesOf(held, device.member.id)) === String(titlesOf(server, device.member.id))
}

async function startsOffline(stage: Stage, device: Device): Promise<void> {
  device.network.setFault({ kind: 'refuse' })
  try {
    const page = await device.open('/')
    await page.locator(cards).first().waitFor({ timeout: patienceMs })
    await page.close()
  } catch {
    stage.complain('the app did not start offline')
  } finally {
    device.network.setFault({ kind: 'pass' })
  }
}
