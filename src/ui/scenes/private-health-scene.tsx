import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A doctor with time: a chair by the window, and no second bed. */
export function PrivateHealthScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M44 48h120v98H44z" />
      <path d="M44 48h120v98H44zM104 48v98M44 97h120" />
      <circle className="y" cx="140" cy="72" r="12" stroke="none" />
      <path
        className="v"
        d="M50 276v-70c0-18 10-28 26-28h20c10 0 14 8 14 18v34h34c10 0 14 6 14 14v32z"
      />
      <path d="M66 244h92M62 276v-4M146 276v-4" />
      <path className="i" d="M104 222h42c10 0 14 6 14 14v36h-14v-30h-42z" />
      <path className="w" d="M146 270h20c7 0 9 3 9 6h-29z" />
      <path className="y" d="M78 238c-4-40 2-58 26-58s30 20 26 58z" />
      <path className="y" d="M122 204c10 6 18 14 20 24l-10 4c-4-8-10-12-16-14z" />
      <circle className="d" cx="138" cy="232" r="6" />
      <Head x={104} y={160} hair="curly" skin="d" look={5} />
      <Standing x={256} wears="w" hair="bun" left="up" look={-4} />
      <path className="g" d="M240 182l16 20 16-20 4 56h-40z" stroke="none" opacity=".35" />
      <path d="M242 182c2 26 26 26 28 0" strokeWidth="3" />
      <circle className="v" cx="256" cy="206" r="5" />
      <path className="l" d="M188 160l32-6 6 38-32 6z" />
      <path d="M196 170l20-4M197 178l20-4M199 186l12-2" />
      <path d="M338 276V120M322 276h32" />
      <path className="l" d="M322 92h32v34c0 8-32 8-32 0z" />
      <path className="y" d="M318 92h40v-8h-40z" />
      <path d="M326 92l4-16h16l4 16" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
