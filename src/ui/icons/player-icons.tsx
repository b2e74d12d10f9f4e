import { icon } from './icon.tsx'

// A file of its own: only the player shows these.
export const PauseIcon = /* @__PURE__ */ icon(<path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />)
export const NextIcon = /* @__PURE__ */ icon(<path d="m6 5.5 9 6.5-9 6.5ZM18.5 5.5v13" />)
export const PreviousIcon = /* @__PURE__ */ icon(<path d="m18 5.5-9 6.5 9 6.5ZM5.5 5.5v13" />)
export const VolumeIcon = /* @__PURE__ */ icon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
)
export const MutedIcon = /* @__PURE__ */ icon(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5" />)
export const SubtitlesIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M6.5 14.5h6M15 14.5h2.5M6.5 11h2.5M11.5 11h6" />
  </>,
)
export const WholeScreenIcon = /* @__PURE__ */ icon(<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />)
export const LeaveScreenIcon = /* @__PURE__ */ icon(<path d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />)
export const SmallWindowIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <rect x="12" y="11" width="6.5" height="5" rx="1" fill="currentColor" />
  </>,
)
export const CornerIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M7 9.5 11.5 14M11.5 10.5V14H8" />
  </>,
)
export const WideIcon = /* @__PURE__ */ icon(<rect x="2.5" y="7" width="19" height="10" rx="2" />)
export const ScreensIcon = /* @__PURE__ */ icon(
  <path d="M4 8.5V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-4M4 12a7 7 0 0 1 7 7M4 15.5A3.5 3.5 0 0 1 7.5 19M4 19v.01" />,
)
export const KeyboardIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.5" y="6" width="19" height="12" rx="2.5" />
    <path d="M6 10v.01M9.5 10v.01M13 10v.01M16.5 10v.01M7.5 14.5h9" />
  </>,
)
export const EpisodesIcon = /* @__PURE__ */ icon(<path d="M4 6h11M4 11h11M4 16h7M15 14.5v5l4.5-2.5Z" />)
export const ReturnIcon = /* @__PURE__ */ icon(<path d="M9 15 4.5 10.5 9 6M4.5 10.5H15a4.5 4.5 0 0 1 0 9h-3" />)
