import { ann, titled, type Player, type Scene } from './scene.ts'
import { check, type Story } from './stage-directions.ts'

/** The account Ann had before the server was restored to a backup from before her sign-up; it is never answered again. */
const former = 'annie'

/** Saves a favorite in the former account, or removes it with null. Its store never dies. */
export function saveAsFormer({ engine }: Scene, { store, ports }: Player, key: string, title: string | null = key): Promise<void> {
  const decision = title === null ? ({ op: 'delete', value: null } as const) : ({ op: 'put', value: titled(key, title) } as const)
  return store.transact((tx) => engine.writeLocally(tx, ports, { owner: former, queued: true, entity: 'favorites', key, ...decision }))
}

const syncFormer = ({ engine }: Scene, { ports }: Player) =>
  engine.syncOnce({ ...ports }, former, { budgetMs: 60_000, resetBackOff: true, exclusive: false })

/** As the app does whenever it starts. */
export function adoptFormer({ engine, ledger }: Scene, { ports }: Player): Promise<void> {
  ledger.adopted(former, ann)
  return ports.store.transact((tx) => engine.adoptAccount(tx, ports, former, ann))
}

export const accountStories = {
  async 'an account that a restored server has lost, signed up for again, on two devices'(scene) {
    const [one, other] = [scene.device(), scene.device()]
    for (const key of ['movie:1', 'movie:2', 'tv:3', 'movie:6']) await saveAsFormer(scene, one, key)
    await syncFormer(scene, one)
    await syncFormer(scene, other)
    await saveAsFormer(scene, other, 'movie:4')
    await saveAsFormer(scene, other, 'movie:2', null)
    await syncFormer(scene, other)
    await saveAsFormer(scene, one, 'movie:1', 'edited, and not sent')
    await saveAsFormer(scene, other, 'tv:3', null)
    await one.put('movie:5', 'saved anew')
    await adoptFormer(scene, one)
    await one.sync()
    scene.clock.now += 1000
    await other.put('movie:4', 'saved again before the rest moved')
    await other.sync()
    await adoptFormer(scene, other)
    const shownAtOnce = other.title('movie:4')
    await other.sync()
    await one.sync()
    const titles = ['movie:1', 'movie:2', 'tv:3', 'movie:4', 'movie:5', 'movie:6'].map((key) => one.title(key))
    const wanted = ['edited, and not sent', undefined, undefined, 'saved again before the rest moved', 'saved anew', 'movie:6']
    return [
      ...check(JSON.stringify(titles) === JSON.stringify(wanted), `the account shows ${JSON.stringify(titles)}`),
      ...check(shownAtOnce === wanted[3], `the device shows ${String(shownAtOnce)} although it has something newer`),
    ]
  },
} satisfies Record<string, Story>
