import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in px; 24 when left out. */
  size?: number
  className?: string
}

/** Draws on a 24 px grid with one stroke width; decorative, so the name belongs to the control around it. */
const icon = (drawing: ReactNode) =>
  function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }

const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z'

export const HomeIcon = /* @__PURE__ */ icon(<path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z" />)
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.4 15.4 4.6 4.6" />
  </>,
)
export const LibraryIcon = /* @__PURE__ */ icon(<path d="M5 4.5v15M9.5 4.5v15M14 4.8l5.2 14.4" />)
export const MoreIcon = /* @__PURE__ */ icon(
  <g fill="currentColor" stroke="none">
    <circle cx="5.5" cy="12" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="18.5" cy="12" r="1.6" />
  </g>,
)
export const MenuIcon = /* @__PURE__ */ icon(<path d="M4 8h16M4 16h16" />)
export const HeartIcon = /* @__PURE__ */ icon(<path d={heart} />)
export const HeartFilledIcon = /* @__PURE__ */ icon(<path d={heart} fill="currentColor" />)
export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const ChevronLeftIcon = /* @__PURE__ */ icon(<path d="m14.5 5.5-6.5 6.5 6.5 6.5" />)
export const ChevronRightIcon = /* @__PURE__ */ icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />)
export const ChevronDownIcon = /* @__PURE__ */ icon(<path d="m5.5 9.5 6.5 6.5 6.5-6.5" />)
export const ArrowRightIcon = /* @__PURE__ */ icon(<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />)
export const PlayIcon = /* @__PURE__ */ icon(<path d="M7.5 5v14l11-7Z" fill="currentColor" />)
export const PauseIcon = /* @__PURE__ */ icon(<path d="M8.5 5.5v13M15.5 5.5v13" />)
export const SettingsIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
    <circle cx="14.5" cy="7.5" r="2.5" />
    <circle cx="9.5" cy="16.5" r="2.5" />
  </>,
)
export const DeviceIcon = /* @__PURE__ */ icon(
  <>
    <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
    <path d="M11 18h2" />
  </>,
)
export const InstallIcon = /* @__PURE__ */ icon(<path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />)
export const ShareIcon = /* @__PURE__ */ icon(
  <path d="M12 14.5V3.5M8.5 7 12 3.5 15.5 7M8 10.5H6.5a1 1 0 0 0-1 1V19.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1H16" />,
)
export const OfflineIcon = /* @__PURE__ */ icon(
  <path d="M4 4.5l16 15M7.2 8A4.5 4.5 0 0 0 7 17h9.5M10.5 6.7a5 5 0 0 1 6.3 4A3.6 3.6 0 0 1 19.5 15.5" />,
)
export const SyncIcon = /* @__PURE__ */ icon(
  <path d="M19.5 11A7.6 7.6 0 0 0 6 7.2L4.5 9M4.5 4.5V9H9M4.5 13A7.6 7.6 0 0 0 18 16.8l1.5-1.8M19.5 19.5V15H15" />,
)
export const WarningIcon = /* @__PURE__ */ icon(<path d="M12 4.5 3.5 19.5h17ZM12 10v4.5M12 17v.01" />)
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8v.01" />
  </>,
)
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m12 3.8 2.5 5.3 5.8.75-4.25 4 1.08 5.75L12 16.8l-5.13 2.8 1.08-5.75-4.25-4 5.8-.75Z" fill="currentColor" />,
)
