/**
 * Asks for a token as soon as somebody begins to fill in a form of a cached page, so that it need
 * not be looked over a second time. If that fails, nothing is lost but this.
 */
export function enhanceForms(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form[data-form-token]') : null
    if (form instanceof HTMLFormElement) void fetchToken(form)
  })
  // Few pages take files, so the others do not load what watches over them.
  if (root.querySelector('[data-too-large]')) {
    void import('./watch-files.ts').then(({ watchFiles }) => watchFiles(root))
  }
}

async function fetchToken(form: HTMLFormElement): Promise<void> {
  delete form.dataset['formToken']
  const uid = form.querySelector<HTMLInputElement>('input[name="form"]')
  const token = form.querySelector<HTMLInputElement>('input[name="token"]')
  if (!uid || !token) return
  try {
    const body = new URLSearchParams({ form: uid.value })
    const response = await fetch('/form-token', { method: 'POST', body })
    if (response.ok) token.value = await response.text()
  } catch {
    // Offline, most likely: sending will tell.
  }
}
