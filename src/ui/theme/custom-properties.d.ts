import 'react'

declare module 'react' {
  // Custom properties of style sheets may be set in `style`.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
