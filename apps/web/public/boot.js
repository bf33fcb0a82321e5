// before the first paint: neither the other scheme nor the other language may flash
try {
  const root = document.documentElement
  const scheme = localStorage.getItem('allenio.scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme
  const language = /(?:^|; )allenio\.lang=(it|en)/.exec(document.cookie)
  if (language) root.lang = language[1]
} catch {
  // no storage, no choice: the system's scheme and Italian show
}
