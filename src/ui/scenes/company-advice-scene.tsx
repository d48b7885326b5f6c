import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** An office of experts: the plan on the wall, and one line that must not be wrong. */
export function CompanyAdviceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M176 40h176v128H176z" />
      <path d="M196 148V76h60v72zM256 100h72v48h-72M226 76V60h42v40" />
      <path d="M196 112h60M292 100v48" />
      <path
        stroke="var(--coral)"
        strokeWidth="3"
        d="M300 70c16-8 34 2 32 16s-24 16-34 6-6-18 2-22z"
      />
      <path className="f" d="M40 60h88v90H40z" />
      <Standing x={116} wears="y" hair="curly" skin="d" right="up" look={5} />
      <path d="M162 184l34-48" strokeWidth="4" />
      <Standing x={336} wears="v" hair="short" left="up" look={-5} mood="calm" />
      <path className="w" d="M262 170l30-6 6 32-30 6z" />
      <path d="M270 178l16-3M271 186l16-3" />
      <path className="l" d="M176 214h96v12h-96zM186 226v50M262 226v50" />
      <path className="g" d="M196 214v-14h12v14zM212 214v-22h12v22z" />
      <path className="y" d="M228 214v-18h12v18z" />
      <path className="w" d="M246 214v-12h18v12z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
