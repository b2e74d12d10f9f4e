import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { tagLength } from '#contract/entities/title-tags.ts'
import { mediaKey } from '#contract/media.ts'
import { addTag, removeTag, useTags } from '#data/library/tags.ts'
import { matchingTags, tagCounts } from '#domain/library/tags.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { RemovableChip } from '#ui/controls/chip.tsx'
import { Combobox } from '#ui/controls/combobox.tsx'
import * as css from './own-opinion.css.ts'

/** A person's own tags of a title, by which the lists of the library can be narrowed down. What is typed is offered as it stands, and tags used before. */
export function OwnTags({ title }: { title: Title }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const tags = useTags()
  const own = tags?.get(mediaKey(titleRef(title))) ?? []
  const offered = matchingTags(tagCounts(tags?.values() ?? []), typed, own)
  const count = offered.length
  return (
    <div className={css.tags}>
      <Combobox
        label={<Trans>Your tags</Trans>}
        listLabel={t`Tags`}
        placeholder={t`rainy day, with Grandma …`}
        hint={typed === '' && <Trans>Your lists can be narrowed down by tags.</Trans>}
        maxLength={tagLength}
        disabled={tags === undefined}
        typed={typed}
        onType={setTyped}
        options={offered.map(({ tag, isNew }) => ({ key: tag, words: isNew ? t`Add “${tag}”` : tag }))}
        onChoose={(tag) => void addTag(title, tag)}
        status={plural(count, { one: 'One tag', other: `${count} tags` })}
      />
      {own.length > 0 && (
        <ul className={css.tagList} aria-label={t`Your tags`}>
          {own.map((tag) => (
            <li key={tag}>
              <RemovableChip words={tag} label={t`Remove tag: ${tag}`} onRemove={() => void removeTag(title, tag)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
