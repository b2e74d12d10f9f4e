import { useState } from 'react'
import { hashOf } from '#contract/hash.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import * as css from './channel-logo.css.ts'

/** The first letters of a name's first two words, or the first two of its one. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...(words[0] ?? name)].slice(0, 2)
  return letters.join('')
}

/** A channel's logo; its initials in a colour of its own where there is none, or it does not come. */
export function ChannelLogo({ channel: { name, logo } }: { channel: Pick<Channel, 'name' | 'logo'> }) {
  return (
    <span className={css.tile} style={{ '--hue': String(hashOf(name, 1) % 360) }} aria-hidden="true">
      {initialsOf(name)}
      {logo !== null && <Picture key={logo} logo={logo} />}
    </span>
  )
}

function Picture({ logo }: { logo: string }) {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? null : (
    <img className={css.picture} src={logo} alt="" width={52} height={52} loading="lazy" decoding="async" onError={() => setBroken(true)} />
  )
}
