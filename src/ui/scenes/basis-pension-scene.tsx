import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** The tax return on a Sunday: a form, a calculator, and a pig that gets its share. */
export function BasisPensionScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M48 48h96v80H48z" />
      <path d="M48 48h96v80H48zM96 48v80" />
      <path className="w" d="M64 232h280v14H64z" />
      <path d="M84 246v30M324 246v30" />
      <path className="g" d="M92 232c-6-40 0-60 28-60s36 20 30 60z" />
      <Head x={121} y={152} hair="curly" skin="k" look={5} mood="calm" />
      <path className="g" d="M140 196c14 4 26 12 32 22l-8 8c-8-8-18-12-28-12z" />
      <circle className="k" cx="170" cy="224" r="6" />
      <path className="w" d="M164 232l8-74h62l-8 74z" />
      <path d="M180 172h40M179 182h26M178 192h34M177 202h20" />
      <path className="v" d="M206 204h18l-2 14h-18z" stroke="none" />
      <path d="M174 226l34-40" strokeWidth="4" />
      <path className="i" d="M242 232v-12h34v12z" />
      <path stroke="var(--scene-white)" d="M248 226h6M258 226h6M268 226h2" />
      <path
        className="y"
        d="M282 196c0-18 18-28 40-28 24 0 38 14 38 32 0 12-6 18-14 22v10h-12v-8h-24v8h-12v-12c-10-4-16-12-16-24z"
      />
      <path className="y" d="M296 172l-6-14 18 6z" />
      <path className="i" d="M276 190h8v14h-8c-6 0-6-14 0-14z" />
      <path strokeWidth="3.5" d="M300 188v.1" />
      <path d="M322 168h18M360 196c8 0 10-6 8-12" strokeWidth="3" />
      <circle className="w" cx="331" cy="146" r="11" />
      <path d="M328 142h7M328 150h7M330 146h-4" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
