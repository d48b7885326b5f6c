import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A bath in Hungary: steam, yellow walls, and a game of chess up to the shoulders. */
export function HungaryScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="y" d="M40 222V116h320v106z" />
      <path className="w" d="M32 116h336v-12H32z" />
      <path className="v" d="M150 104c0-56 100-56 100 0z" />
      <path className="w" d="M190 62V46h20v16z" />
      <path d="M200 46V30M172 70c-6 10-8 22-8 34M228 70c6 10 8 22 8 34" />
      <path className="g" d="M44 104c0-28 56-28 56 0zM300 104c0-28 56-28 56 0z" />
      <path d="M72 83V72M328 83V72" />
      <path
        className="w"
        d="M56 222v-60a18 18 0 0 1 36 0v60zM108 222v-60a18 18 0 0 1 36 0v60zM164 222v-66c0-46 72-46 72 0v66zM256 222v-60a18 18 0 0 1 36 0v60zM308 222v-60a18 18 0 0 1 36 0v60z"
      />
      <path
        className="l"
        d="M64 222v-58a10 10 0 0 1 20 0v58zM116 222v-58a10 10 0 0 1 20 0v58zM264 222v-58a10 10 0 0 1 20 0v58zM316 222v-58a10 10 0 0 1 20 0v58z"
      />
      <path className="l" d="M176 222v-64c0-30 48-30 48 0v64z" />
      <path d="M200 136v86M176 168h48" />
      <path
        d="M96 196c-8-8 8-12 0-22M304 192c-8-8 8-12 0-22M200 190c-8-8 8-12 0-22"
        stroke="var(--scene-violet)"
      />
      <path className="d" d="M92 262c-2-30 6-40 28-40s32 10 30 40z" />
      <path className="k" d="M250 262c-2-30 8-40 30-40s30 10 28 40z" />
      <Head x={121} y={204} skin="d" hair="short" look={4} />
      <Head x={279} y={204} hair="bun" look={-4} mood="calm" />
      <path stroke="var(--scene-violet)" d="M262 232c8 6 28 6 36 0" strokeWidth="5" />
      <path className="d" d="M142 230c10 2 18 2 26-4l5 8c-10 8-20 10-32 8z" />
      <circle className="d" cx="172" cy="229" r="5.500" />
      <path className="w" d="M164 248h72l8 10h-88z" />
      <path className="i" d="M174 248h10l-2 5h-10zM194 248h10v5h-11zM214 248h10l2 5h-11z" />
      <path className="i" d="M168 248c0-6 2-8 2-12 0-6 8-6 8 0 0 4 2 6 2 12z" />
      <path className="w" d="M206 248c0-5 2-7 2-11-4-5 10-5 6 0 0 4 2 6 2 11z" />
      <path className="v" d="M222 248c0-6 2-8 2-12l-2-6 4 2 3-4 3 4 4-2-2 6c0 4 2 6 2 12z" />
      <path className="l" d="M40 262h320v30c0 8-6 12-12 12H52c-8 0-12-6-12-12z" stroke="none" />
      <path d="M40 262c14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 10-5 18 3 32 0" />
      <path d="M76 282h34M150 288h40M236 280h30M292 290h34" stroke="var(--scene-violet)" />
      <path className="w" d="M24 222h40v12H24zM336 222h40v12h-40z" />
      <path className="g" d="M344 222c-2-14 24-14 22 0z" />
      <path className="w" d="M36 234h18v8H36z" />
    </SceneFrame>
  )
}
