// before the first paint: neither the other scheme nor the other language may flash
try {
  const root = document.documentElement
  const scheme = localStorage.getItem('allenio.scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme
  const language =
    /[?&]lang=(it|en)\b/.exec(location.search)?.[1] ??
    /(?:^|; )allenio\.lang=(it|en)/.exec(document.cookie)?.[1] ??
    navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(tag => tag === 'it' || tag === 'en')
  if (language) root.lang = language
} catch {
  // no storage, no choice: the system's scheme and Italian show
}

// a first file that cannot be had, after an update or over a bad network, would leave an empty page without a word
function sayFailure() {
  const boot = document.querySelector('.boot')
  if (!boot) return
  const isEnglish = document.documentElement.lang === 'en'
  const box = document.createElement('main')
  box.style.cssText = 'max-width: 360px; margin: 20vh auto 0; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif; text-align: center'
  const text = document.createElement('p')
  text.textContent = isEnglish ? 'The app could not be loaded.' : 'L’app non si è caricata.'
  const button = document.createElement('button')
  button.textContent = isEnglish ? 'Reload' : 'Ricarica'
  button.style.cssText = 'min-height: 44px; padding: 0 20px; font: inherit'
  button.addEventListener('click', () => location.reload())
  box.append(text, button)
  boot.replaceWith(box)
}
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayFailure(), true)
addEventListener('unhandledrejection', sayFailure)
