import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A ball, a neighbour's window, and a plaster where it broke. */
export function LiabilityScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M36 276V58h214v218z" />
      <path className="v" d="M26 58h234v-16H26z" />
      <path className="l" d="M62 88h92v104H62z" />
      <path d="M108 88v104M62 140h92" />
      <path d="M133 164l-12-10M133 164l-4 18M133 164l16-6M133 164l14 14M133 164l-2-17" />
      <path className="y" d="M118 168l22-22c4-4 14 6 10 10l-22 22c-5 4-14-5-10-10z" />
      <path strokeWidth="3" d="M131 163v.1M136 158v.1M136 164v.1M131 158v.1" />
      <path className="w" d="M54 192h108v9H54z" />
      <path
        className="g"
        d="M70 192v-8h26v8zM76 184c-8-4-8-14-4-18 5 4 6 10 4 18zM83 184c-3-12 0-20 6-23 4 8 1 17-6 23zM90 184c1-9 5-13 10-13 0 7-4 12-10 13z"
      />
      <path className="v" d="M184 276V150h48v126z" />
      <path className="l" d="M194 162h28v36h-28z" />
      <circle className="y" cx="193" cy="220" r="3" />
      <path className="y" d="M178 276h60v-7h-60z" />
      <path className="i" d="M196 232h11v38h-11zM210 232h11v38h-11z" />
      <path className="g" d="M191 240c-2-30 2-46 18-46s20 16 18 46c-10 4-26 4-36 0z" />
      <path className="g" d="M225 206l19 12-5 8-18-10zM192 208l-14 16 6 6 12-12z" />
      <circle className="d" cx="243" cy="223" r="5" />
      <circle className="d" cx="181" cy="228" r="5" />
      <Head x={209} y={178} skin="d" hair="short" look={4} />
      <path className="i" d="M300 250h9v22h-9zM312 250h9v22h-9z" />
      <path className="w" d="M294 272h15v4h-17zM312 272h14l2 4h-16z" />
      <path className="v" d="M294 252c-2-24 2-36 16-36s18 12 16 36z" />
      <path d="M293 236h34M294 244h33" stroke="var(--scene-white)" />
      <path d="M294 252c-2-24 2-36 16-36s18 12 16 36z" />
      <path d="M299 226c-6 8-6 14-2 20M321 226c6 8 6 14 2 20" />
      <Head x={310} y={200} hair="cap" look={-4} mood="oh" />
      <circle className="w" cx="358" cy="262" r="14" />
      <path className="i" d="M358 256l6 4-2 7h-8l-2-7z" />
      <path d="M358 256v-8M364 260l7-3M362 267l5 6M354 267l-5 6M352 260l-7-3" />
      <path className="f" d="M288 92c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
