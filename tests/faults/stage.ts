import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FaultProxy, startFaultProxy } from '#support/fault-proxy.ts'
import type { Account } from '#support/person.ts'
import { type ServerProcess, startServer } from '#support/server-process.ts'
import { sharePictures } from '#support/shared-pictures.ts'
import { register } from '#support/visitors.ts'
import { type Dice, diceOf } from '../simulation/dice.ts'
import { dumpServer, type ServerDump } from './databases.ts'
import { type Device, type DeviceOptions, type Member, memberOf, startDevice } from './device.ts'
import { type Ledger, openLedger } from './ledger.ts'

/** Where one row of the table plays: a server with its data, the network before it, two members and their devices. */
export interface Stage {
  dice: Dice
  ledger: Ledger
  /** The network of every device that has none of its own. */
  proxy: FaultProxy
  newNetwork(): Promise<FaultProxy>
  /** Past every fault. */
  serverUrl: string
  member: Member
  /** Somebody else with an account here, whose titles nobody may mix with the member's. */
  stranger: Member
  devices: Device[]
  addDevice(options?: Partial<DeviceOptions>): Promise<Device>
  /** Ends the server with SIGKILL. */
  killServer(): Promise<void>
  /** Ends it in peace. */
  stopServer(): Promise<void>
  /** Copies the data of a server that does not run to where a backup is kept, or puts the last copy back. */
  backUp(): Promise<void>
  restore(): Promise<void>
  startServer(): Promise<void>
  serverDump(): ServerDump
  /** Notes what should not have been, beside the counts. */
  complain(sentence: string): void
  complaints: readonly string[]
  close(): Promise<void>
}

/** Titles that are nowhere in the catalogue: nobody else can have kept them. */
const strangersTitles = [7_000_001, 7_000_002, 7_000_003]

/** Sets up a stage; everything random on it comes from the seed. `env` is for its server. */
export async function openStage(seed: number, env: Record<string, string> = {}): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-faults-'))
  const backup = `${dataDir}-backup`
  let server: ServerProcess | undefined = await startServer({ dataDir, env })
  await sharePictures(dataDir)
  const { port, url } = server
  const networks: FaultProxy[] = []
  const newNetwork = async (): Promise<FaultProxy> => {
    const network = await startFaultProxy(port)
    networks.push(network)
    return network
  }
  const proxy = await newNetwork()
  const ledger = openLedger()
  const complaints: string[] = []
  const devices: Device[] = []
  const [member, stranger] = [await newMember(url, 'ada'), await newMember(url, 'bob')]
  await keepTitlesOfTheirOwn(url, stranger)
  for (const { owner, entity, key, value } of dumpServer(dataDir).rows) ledger.kept(ledger.made({ owner, entity, key, op: 'put', value }))
  return {
    dice: diceOf(seed),
    ledger,
    proxy,
    newNetwork,
    serverUrl: url,
    member,
    stranger,
    devices,
    async addDevice(options = {}) {
      const device = await startDevice({ network: proxy, ledger, member, ...options })
      devices.push(device)
      return device
    },
    async killServer() {
      await server?.kill()
      server = undefined
    },
    async stopServer() {
      await server?.stop()
      server = undefined
    },
    backUp: () => copyData(dataDir, backup),
    restore: () => copyData(backup, dataDir),
    async startServer() {
      server ??= await startServer({ dataDir, port, env })
    },
    serverDump: () => dumpServer(dataDir),
    complain: (sentence) => complaints.push(sentence),
    complaints,
    async close() {
      for (const device of devices) await device.close()
      for (const network of networks) await network.stop()
      await server?.stop()
      for (const folder of [dataDir, backup]) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As the README has it for a server that does not run. */
async function copyData(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, verbatimSymlinks: true })
}

/** What a member of the stage types to sign in. */
export const credentialsOf = (name: 'ada' | 'bob'): Account => ({
  email: `${name}@example.org`,
  name,
  password: `violet-lantern-57-${name}`,
})

const newMember = async (base: string, name: 'ada' | 'bob'): Promise<Member> => memberOf(await register(base, credentialsOf(name)))

async function keepTitlesOfTheirOwn(base: string, { token }: Member): Promise<void> {
  for (const media_id of strangersTitles) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify({ media_id, media_type: 'movie', title: 'Kept by the stranger' })
    const answer = await fetch(`${base}/api/favorites`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`Keeping a title was answered ${answer.status}.`)
  }
}
