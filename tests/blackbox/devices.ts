import { newProfile } from '#support/browser.ts'
import { type FaultProxy, startFaultProxy } from '#support/fault-proxy.ts'
import { memberOf } from '../faults/device.ts'
import { credentialsOf, openStage, type Stage } from '../faults/stage.ts'
import { act, anyPage, type Hand, lookAround } from './hand.ts'
import { type DeviceName, deviceNames, lanesOf, ownerOf, type Person } from './plan.ts'

/** What every round finds: browsers in which the app was used before, each behind the network that its pages came through. */
export interface Devices {
  profiles: Record<DeviceName, { folder: string; network: FaultProxy }>
  remove(): Promise<void>
}

/** A proxy may be named by whoever calls: our own sign-ins are not to use up what the address of the browsers has. */
const env = { TRUST_PROXY: '1' }

/** A stage as {@link takeUp} needs it. */
export const openRound = (seed: number): Promise<Stage> => openStage(seed, env)

/** Lets somebody without titles look around on each device, so that a round need not: the pages are there without a network, nobody is signed in. */
export async function prepareDevices(): Promise<Devices> {
  const stage = await openRound(1)
  const prepare = async (name: DeviceName) => {
    const network = await startFaultProxy(portOf(stage))
    const hand = await take(stage, name, 'ada', { network })
    // Others may sign in here, and press what is theirs.
    await lookAround(hand, [...lanesOf('ada'), ...lanesOf('bob')])
    await act(hand, { does: 'leave' })
    await hand.device.rest()
    const { folder, remove } = await newProfile(hand.device.profile)
    return { name, folder, network, remove }
  }
  try {
    const prepared = await Promise.all(deviceNames.map(prepare))
    return {
      profiles: Object.fromEntries(prepared.map(({ name, folder, network }) => [name, { folder, network }])) as Devices['profiles'],
      async remove() {
        for (const { network, remove } of prepared) await Promise.all([network.stop(), remove()])
      },
    }
  } finally {
    await stage.close()
  }
}

/** A device of the round whose owner has just signed in. */
export async function takeUp(stage: Stage, name: DeviceName, { profiles }: Devices): Promise<Hand> {
  const { folder, network } = profiles[name]
  network.setTarget(portOf(stage))
  network.setFault({ kind: 'pass' })
  const hand = await take(stage, name, ownerOf(name), { network, usedProfile: folder })
  await anyPage(hand)
  return hand
}

const portOf = ({ serverUrl }: Stage): number => Number(new URL(serverUrl).port)

let lastAddress = 0

interface Where {
  network: FaultProxy
  usedProfile?: string
}

async function take(stage: Stage, name: DeviceName, person: Person, where: Where): Promise<Hand> {
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
  const device = await stage.addDevice({ name, member: await newSession(person), pictures: false, ...where })
  return { name, device, person, users: new Set([person]), tabs: [], newSession }
}
