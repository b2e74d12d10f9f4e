import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/controls/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#ui/icons/icons.tsx'

interface HeartButtonProps {
  name: string
  isFavorite: boolean
  onPress: () => void
}

/** The heart beside a name that is no title's: among the favorites or not. */
export function HeartButton({ name, isFavorite, onPress }: HeartButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton
      label={isFavorite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      aria-pressed={isFavorite}
      onClick={onPress}
    >
      {isFavorite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
    </IconButton>
  )
}
