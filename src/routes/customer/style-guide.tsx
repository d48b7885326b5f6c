export default function StyleGuidePage() {
  return <h1>Style guide</h1>
}
