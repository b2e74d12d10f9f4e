/**
 * The streaming platforms of the home page (specification, sections 2 and 9; decisions P1, P2, P20). `movie` and `tv` are the provider
 * ids as the movie database's `with_watch_providers` takes them, which answers with each title once; `region` is the watch region when it is
 * not the person's.
 */
export interface Platform {
  title: string
  movie: string
  tv: string
  region?: 'IN'
  /** A provider id that there is in Great Britain only. */
  inBritain?: string
  /** Where nobody offers it in the person's region, its titles of another country are shown. */
  isSoughtElsewhere?: true
  /** Shown in the filter bar everywhere; the others only where the content region is India. */
  inBar: boolean
  /** The data source has no items for these: an empty row says so instead of hiding (specification, section 2). */
  mayBeEmpty?: true
}

export const platforms = {
  netflix: { title: 'Netflix', movie: '8', tv: '8', inBar: true },
  prime: { title: 'Prime Video', movie: '119|9', tv: '119|9|10', isSoughtElsewhere: true, inBar: true, mayBeEmpty: true },
  hulu: { title: 'Hulu', movie: '15', tv: '15', inBar: true },
  paramount: { title: 'Paramount+', movie: '531', tv: '531', inBar: true },
  disney: { title: 'Disney+', movie: '337', tv: '337', inBar: true },
  hbo: { title: 'HBO Max', movie: '384', tv: '384', inBritain: '2839', inBar: true, mayBeEmpty: true },
  apple: { title: 'Apple TV+', movie: '350|2', tv: '350|2', inBar: true },
  peacock: { title: 'Peacock', movie: '386', tv: '386', inBar: true, mayBeEmpty: true },
  hotstar: { title: 'Hotstar', movie: '122', tv: '122', region: 'IN', inBar: false },
  jio: { title: 'JioCinema', movie: '970', tv: '970', region: 'IN', inBar: false },
  sonyliv: { title: 'SonyLiv', movie: '237', tv: '237', region: 'IN', inBar: false },
} as const satisfies Record<string, Platform>

export type PlatformKey = keyof typeof platforms
