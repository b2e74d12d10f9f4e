import { icon } from './icon.tsx'

const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z'
const bookmark = 'M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1Z'
export const HomeIcon = /* @__PURE__ */ icon(<path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z" />)
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.4 15.4 4.6 4.6" />
  </>,
)
export const LibraryIcon = /* @__PURE__ */ icon(<path d="M5 4.5v15M9.5 4.5v15M14 4.8l5.2 14.4" />)
export const LiveIcon = /* @__PURE__ */ icon(<path d="M3.5 8h17v11.5h-17ZM8 3.5 12 8l4-4.5" />)
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
export const BookmarkIcon = /* @__PURE__ */ icon(<path d={bookmark} />)
export const BookmarkFilledIcon = /* @__PURE__ */ icon(<path d={bookmark} fill="currentColor" />)
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
export const OfflineIcon = /* @__PURE__ */ icon(
  <path d="M4 4.5l16 15M7.2 8A4.5 4.5 0 0 0 7 17h9.5M10.5 6.7a5 5 0 0 1 6.3 4A3.6 3.6 0 0 1 19.5 15.5" />,
)
export const WarningIcon = /* @__PURE__ */ icon(<path d="M12 4.5 3.5 19.5h17ZM12 10v4.5M12 17v.01" />)
