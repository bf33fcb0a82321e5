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
