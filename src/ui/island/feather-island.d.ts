import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WakeOn } from './define-island.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'feather-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        name: string
        on: WakeOn
        prefix: string
        props: string
      }
    }
  }
}
