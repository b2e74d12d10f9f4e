import { icon } from './icon.tsx'

// Only what the first screen does not show: a file of its own keeps these out of the start.
export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />)
export const BellIcon = /* @__PURE__ */ icon(<path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5l1.5-1.5M10 20.5h4" />)
export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z'
export const CircleIcon = /* @__PURE__ */ icon(<path d={circle} />)
export const CircleCheckIcon = /* @__PURE__ */ icon(<path d={`${circle}M8.25 12.5l2.75 2.5 4.75-5.5`} />)
export const DeviceIcon = /* @__PURE__ */ icon(
  <>
    <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
    <path d="M11 18h2" />
  </>,
)
export const StorageIcon = /* @__PURE__ */ icon(
  <>
    <ellipse cx="12" cy="6.25" rx="7" ry="2.5" />
    <path d="M5 6.25v11.5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6.25M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5" />
  </>,
)
export const SourcesIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="4.5" width="16" height="6.5" rx="1.75" />
    <rect x="4" y="13" width="16" height="6.5" rx="1.75" />
    <path d="M7.75 7.75h.01M7.75 16.25h.01M12 7.75h4.5M12 16.25h4.5" />
  </>,
)
export const InstallIcon = /* @__PURE__ */ icon(<path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />)
export const ShareIcon = /* @__PURE__ */ icon(
  <path d="M12 14.5V3.5M8.5 7 12 3.5 15.5 7M8 10.5H6.5a1 1 0 0 0-1 1V19.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1H16" />,
)
export const SyncIcon = /* @__PURE__ */ icon(
  <path d="M19.5 11A7.6 7.6 0 0 0 6 7.2L4.5 9M4.5 4.5V9H9M4.5 13A7.6 7.6 0 0 0 18 16.8l1.5-1.8M19.5 19.5V15H15" />,
)
export const HistoryIcon = /* @__PURE__ */ icon(<path d="M4.5 5v4.5H9M4.9 9.5A7.75 7.75 0 1 1 4.25 13M12 8v4.5l3 1.75" />)
export const PersonIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8.25" r="3.75" />
    <path d="M4.75 20c.7-3.9 3.6-6 7.25-6s6.55 2.1 7.25 6" />
  </>,
)
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8v.01" />
  </>,
)
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m12 3.8 2.5 5.3 5.8.75-4.25 4 1.08 5.75L12 16.8l-5.13 2.8 1.08-5.75-4.25-4 5.8-.75Z" fill="currentColor" />,
)
export const GridIcon = /* @__PURE__ */ icon(<path d="M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z" />)
export const LinesIcon = /* @__PURE__ */ icon(<path d="M4.5 5.5h3v4h-3ZM4.5 14.5h3v4h-3ZM11 7.5h8.5M11 16.5h8.5" />)
export const FilterIcon = /* @__PURE__ */ icon(
  <path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z" />,
)
export const PencilIcon = /* @__PURE__ */ icon(<path d="m5 19 .8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L9 18.2ZM14 7l3 3" />)
export const TrashIcon = /* @__PURE__ */ icon(<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5" />)
