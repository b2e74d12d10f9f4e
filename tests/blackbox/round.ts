import { setTimeout as pause } from 'node:timers/promises'
import { excusedOnServer, holdingsOnDevice, type Losses } from '../faults/audit.ts'
import { dumpDevice } from '../faults/databases.ts'
import { memberOf } from '../faults/device.ts'
import type { Change, Content, Ledger } from '../faults/ledger.ts'
import { credentialsOf, openStage, type Stage } from '../faults/stage.ts'
import { until } from '../faults/wait.ts'
import { act, anyPage, type Hand, lookAround } from './hand.ts'
import { type DeviceName, deviceNames, lanesOf, ownerOf, type Person, type Plan, type ServerStep, type Wave } from './plan.ts'
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
  losses: Losses
  /** What else should not have been. */
  complaints: readonly string[]
  /** What there was to compare, and with what. */
  evidence: Evidence
  ledger: Pick<Ledger, 'changes' | 'restores'>
  seconds: number
}

/** A proxy may be named by whoever calls: our own sign-ins are not to use up what the address of the browsers has. */
const env = { TRUST_PROXY: '1' }

/** Plays one plan on a stage of its own: a server, three browsers of Ada, one of Bob; then lets everything heal, and compares. */
export async function playRound(plan: Plan): Promise<Round> {
  const start = performance.now()
  const stage = await openStage(plan.seed, env)
  try {
    const hands: Hand[] = []
    for (const name of deviceNames) hands.push(await takeUp(stage, name))
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

let lastAddress = 0

/** A browser whose owner has signed in and looked around. */
async function takeUp(stage: Stage, name: DeviceName): Promise<Hand> {
  const newSession = async (person: Person) => {
    lastAddress += 1
    const { email, password } = credentialsOf(person)
    const answer = await fetch(`${stage.serverUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${lastAddress >> 8}.${lastAddress & 255}` },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await answer.json()) as { token: string }
    return memberOf(token)
  }
  const person = ownerOf(name)
  const device = await stage.addDevice({ name, member: await newSession(person), network: await stage.newNetwork(), pictures: false })
  const hand: Hand = { name, device, person, users: new Set([person]), tabs: [], newSession }
  await lookAround(hand, lanesOf(person))
  return hand
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
