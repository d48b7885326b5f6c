import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Shelves full of folders, somebody with a large glass, and the one who sits on what is looked for. */
export function SearchScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M184 56h176v220H184z" />
      <path className="l" d="M194 66h156v58H194zM194 136h156v58H194zM194 206h156v60H194z" />
      <path className="v" d="M200 80h16v44h-16zM298 80h16v44h-16zM232 150h16v44h-16z" />
      <path className="g" d="M218 72h14v52h-14zM200 156h14v38h-14zM316 74h14v50h-14z" />
      <path className="y" d="M250 146h14v48h-14zM332 84h12v40h-12zM200 222h16v44h-16z" />
      <path
        className="w"
        d="M234 84h16v40h-16zM216 150h14v44h-14zM218 216h14v50h-14zM272 166l14-4 8 30-14 4z"
      />
      <path
        d="M205 90h6M223 84h4M239 96h6M303 90h6M205 168h4M237 162h6M255 158h4M205 236h6M223 230h4"
        strokeWidth="1.750"
      />
      <path
        className="g"
        d="M304 194c-10-10-10-24-4-32 8 8 10 20 4 32zM310 194c-2-14 4-24 14-28 4 12 0 22-14 28z"
      />
      <path className="y" d="M296 182h24l-3 12h-18z" />
      <path className="i" d="M258 124c-2-14 2-24 10-28l-1-11 7 5h6l7-5-1 11c8 4 10 14 8 28z" />
      <path d="M292 122c10 6 4 24 10 34" strokeWidth="4" />
      <path stroke="var(--sun-accent)" d="M272 100v.1M281 100v.1" strokeWidth="3.500" />
      <path className="y" d="M244 238h58v28h-58z" />
      <path className="w" d="M240 230h66v10h-66z" />
      <path d="M264 250h18" />
      <Standing x={104} wears="v" hair="curly" skin="d" left="hip" right="up" look={6} />
      <path d="M150 186l14-18" strokeWidth="7" />
      <circle className="l" cx="182" cy="146" r="27" fillOpacity=".7" />
      <circle cx="182" cy="146" r="27" strokeWidth="5" />
      <path d="M168 140c2-8 8-12 14-12" stroke="var(--scene-white)" strokeWidth="3" />
      <circle className="d" cx="150" cy="186" r="5.500" />
      <path className="w" d="M30 262h40v14H30zM36 248h30v14H36z" />
      <path className="g" d="M34 234h36v14H34z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
