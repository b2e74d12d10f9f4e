import { setTimeout as pause } from 'node:timers/promises'
import { excusedOnServer, holdingsOnDevice, type Losses } from '../faults/audit.ts'
import { dumpDevice } from '../faults/databases.ts'
import type { Change, Content, Ledger } from '../faults/ledger.ts'
import type { Stage } from '../faults/stage.ts'
import { until } from '../faults/wait.ts'
import { type Devices, openRound, takeUp } from './devices.ts'
import { act, anyPage, type Hand } from './hand.ts'
import { deviceNames, type Plan, type ServerStep, type Wave } from './plan.ts'
import { type Evidence, settle } from './settle.ts'

/** What a round came to. */
export interface Round {
  plan: Plan
  steps: number
  /** Steps that could not be done: no server to sign in at, nothing to press. */
  undone: number
  made: number
  kept: number
  restores: number
  /** How many lanes hold what nobody could have prevented. */
  excused: number
  /** How many changes were handed back because their order cannot be known. */
  toldInDoubt: number
  losses: Losses
  /** What else should not have been. */
  complaints: readonly string[]
  /** What there was to compare, and with what. */
  evidence: Evidence
  ledger: Pick<Ledger, 'changes' | 'restores'>
  seconds: number
}

/** Plays one plan on a stage of its own: a server, three browsers of Ada, one of Bob; then lets everything heal, and compares. */
export async function playRound(plan: Plan, prepared: Devices): Promise<Round> {
  const start = performance.now()
  const stage = await openRound(plan.seed)
  try {
    const hands = await Promise.all(deviceNames.map((name) => takeUp(stage, name, prepared)))
    let undone = 0
    for (const wave of plan.waves) undone += await playWave(stage, hands, wave)
    const { losses, evidence } = await settle(stage, hands)
    for (const { device } of hands) for (const problem of device.problems()) stage.complain(`${device.name}: ${problem}`)
    return {
      plan,
      steps: plan.waves.reduce((sum, { server, devices }) => sum + Object.keys(devices).length + (server ? 1 : 0), 0),
      undone,
      made: stage.ledger.changes.length,
      kept: stage.ledger.changes.filter(({ kept }) => kept).length,
      restores: stage.ledger.restores.length,
      excused: excusedOnServer(stage.ledger, evidence.server).length,
      toldInDoubt: evidence.told.length,
      losses,
      complaints: stage.complaints,
      evidence,
      ledger: stage.ledger,
      seconds: (performance.now() - start) / 1000,
    }
  } finally {
    await stage.close()
  }
}

/** As long as a busy machine may take to show what was pressed. */
const shownWithinMs = 30_000

/** Plays what happens at once; answers how many steps could not be done. */
async function playWave(stage: Stage, hands: readonly Hand[], { server, devices }: Wave): Promise<number> {
  const { ledger } = stage
  const lastBefore = ledger.changes.at(-1)?.id ?? 0
  const serving = serve(stage, hands, server)
  // A server that is killed goes while they are at it; everything else about it comes first.
  if (server?.does !== 'kill') await serving
  const acting = hands.flatMap((hand) => {
    const step = devices[hand.name]
    return step === undefined ? [] : act(hand, step)
  })
  const outcomes = await Promise.allSettled(acting)
  await serving
  const isPromised = ({ id, device }: Change): boolean =>
    id > lastBefore && !hands.some(({ name }) => name === device && devices[name]?.does === 'kill')
  const waiting = (): Change[] => ledger.changes.filter((change) => !change.kept && isPromised(change))
  if (!(await until(() => waiting().length === 0, shownWithinMs)))
    for (const { device, op, entity, key } of waiting())
      stage.complain(`${device}: nothing showed that the ${op} of ${entity} ${key} is kept`)
  return outcomes.filter((outcome) => outcome.status === 'rejected' || outcome.value === 'unpressed').length
}

async function serve(stage: Stage, hands: readonly Hand[], step: ServerStep | undefined): Promise<void> {
  if (step === undefined) return
  if (step.does === 'kill') {
    await pause(step.afterMs)
    await stage.killServer()
  } else if (step.does !== 'start') await stage.stopServer()
  if (step.does === 'back-up') await stage.backUp()
  if (step.does === 'restore') {
    stage.ledger.restored(await heldAnywhere(hands))
    await stage.restore()
  }
  if (step.does !== 'stop') await stage.startServer()
}

/** What the devices hold of each lane, sent or not: all that can be brought back to a server that is restored now. */
async function heldAnywhere(hands: readonly Hand[]): Promise<Map<string, Set<Content>>> {
  const held = new Map<string, Set<Content>>()
  for (const hand of hands) {
    const dump = await dumpDevice(await anyPage(hand))
    for (const { lane, content } of dump === null ? [] : holdingsOnDevice(dump)) held.set(lane, (held.get(lane) ?? new Set()).add(content))
  }
  return held
}
