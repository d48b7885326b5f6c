export default function Home() {
  return <h1>Feather</h1>
}
