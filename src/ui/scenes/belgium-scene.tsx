import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A square in Belgium: stepped gables, and chips while it rains a little. */
export function BelgiumScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M210 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path
        d="M226 116l-4 10M246 112l-4 10M268 116l-4 10M232 142l-4 10M256 138l-4 10M282 142l-4 10M292 112l-4 10"
        stroke="var(--scene-violet)"
      />
      <path className="w" d="M32 276V118h9v-14h9V90h9V76h9V62h20v14h9v14h9v14h9v14h9v158z" />
      <path className="v" d="M124 276V132h8v-14h8v-14h8V90h8V76h18v14h8v14h8v14h8v14h8v144z" />
      <path className="y" d="M76 62V44l14 5-14 5M163 76V58l14 5-14 5" />
      <path
        className="l"
        d="M66 96h24v22H66zM46 134h18v34H46zM70 134h18v34H70zM94 134h18v34H94zM46 186h18v34H46zM94 186h18v34H94zM154 108h22v20h-22zM136 146h16v34h-16zM158 146h16v34h-16zM180 146h16v34h-16zM136 196h16v30h-16zM180 196h16v30h-16z"
      />
      <path d="M78 96v22M165 108v20M46 150h66M136 162h60" strokeWidth="1.500" />
      <path className="g" d="M68 276v-60a10 10 0 0 1 22 0v60z" />
      <path className="y" d="M156 276v-58a9 9 0 0 1 18 0v58z" />
      <path className="w" d="M226 276v-92h96v92z" />
      <path className="l" d="M236 200h54v36h-54z" />
      <path className="i" d="M300 276v-68h16v68z" />
      <path
        className="y"
        d="M218 184l8-22h96l8 22c-9 8-19 8-28 0-9 8-19 8-28 0-9 8-19 8-28 0-9 8-19 8-28 0z"
      />
      <path className="w" d="M250 162h24v22c-9 8-19 8-28 0zM298 162h24l8 22c-9 8-19 8-28 0z" />
      <path className="w" d="M246 136h56v20h-56z" />
      <path d="M256 136v-4M292 136v-4M254 149h40" />
      <path className="y" d="M254 142l12 2-12 4z" />
      <path className="w" d="M230 236h66v6h-66z" />
      <path className="v" d="M242 236v-12h8v12z" />
      <path className="y" d="M256 236v-12h8v12z" />
      <path className="l" d="M230 242h62v34h-62z" />
      <Standing x={346} wears="g" hair="bun" left="up" look={-4} />
      <path className="y" d="M286 178l-4-18 6-1 3 16 1-20 6 1-1 18 5-14 6 2-6 20z" />
      <path className="w" d="M282 174c8 6 18 6 26 0l-10 28z" />
      <circle className="k" cx="300" cy="186" r="5.500" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
