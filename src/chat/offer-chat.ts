import { IDLE_WAIT_CAP_MS, whenIdle } from '#ui/when-idle.ts'
import { CHAT_BUTTON_ID } from './chat-button-id.ts'

/** How long a page rests before the chat loads by itself. */
const idlePeriod = 5000
/** The provider draws for a moment after it says that it is ready. */
const completeDelay = 2000
const pollEvery = 100

const provider = 'https://widget.intercom.io'

type Intercom = ((...call: unknown[]) => void) & { q?: unknown[][]; booted?: boolean }
type ChatWindow = { Intercom?: Intercom; intercomSettings?: object }

/**
 * Shows the button and loads the provider when it is pressed; before that, when the page has come
 * to rest, only for a visitor who agreed to more than the essential. The button says how far it is
 * in `data-state`: initial, loading, complete.
 */
export function offerChat(button: HTMLButtonElement, mayLoadUnasked: boolean): void {
  const here = window as ChatWindow
  const place = button.closest<HTMLElement>('aside')
  let isWanted = false
  const tell = (what?: 'opening' | 'failed') => {
    button.ariaBusy = what === 'opening' ? 'true' : null
    const status = place?.querySelector<HTMLElement>('[role=status]')
    if (status) status.textContent = (what && status.dataset[what]) ?? ''
  }
  const show = (state: 'initial' | 'loading' | 'complete') => {
    button.dataset['state'] = state
  }
  const load = () => {
    if (button.dataset['state'] !== 'initial') return
    show('loading')
    loadProvider(button, here).then(
      () => {
        show('complete')
        tell()
        if (isWanted) here.Intercom?.('show')
      },
      () => {
        // Blocked or offline: the next press tries again.
        show('initial')
        tell(isWanted ? 'failed' : undefined)
        isWanted = false
      },
    )
  }
  show('initial')
  if (place) place.hidden = false
  button.addEventListener('click', () => {
    // From then on the provider's own listener opens and closes.
    if (button.dataset['state'] === 'complete') return
    isWanted = true
    tell('opening')
    load()
  })
  if (mayLoadUnasked && !savesData()) {
    preconnect()
    setTimeout(() => whenIdle(load), idlePeriod)
  }
}

async function loadProvider({ dataset }: HTMLElement, here: ChatWindow): Promise<void> {
  const appId = dataset['appId'] ?? ''
  here.intercomSettings = {
    api_base: 'https://api-iam.eu.intercom.io',
    app_id: appId,
    hide_default_launcher: true,
    custom_launcher_selector: `#${CHAT_BUTTON_ID}`,
    language_override: dataset['language'],
  }
  // Calls made before the script is there; it works them off.
  const queue: Intercom = (...call) => queue.q?.push(call)
  queue.q = []
  here.Intercom ??= queue
  here.Intercom('boot', here.intercomSettings)
  await addScript(`${provider}/widget/${encodeURIComponent(appId)}`)
  for (let waited = 0; !here.Intercom?.booted && waited < IDLE_WAIT_CAP_MS; waited += pollEvery) {
    await sleep(pollEvery)
  }
  await sleep(completeDelay)
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      delete (window as ChatWindow).Intercom
      reject(new Error('The chat could not be loaded.'))
    }
    document.head.append(script)
  })
}

function preconnect(): void {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = provider
  document.head.append(link)
}

/** Whoever pays for bytes gets the chat only when they ask for it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
