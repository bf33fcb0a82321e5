// before the first paint: a chosen scheme must not flash its opposite
try {
  var scheme = localStorage.getItem('allenio.scheme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme
} catch (refused) {
  // no storage, no choice: the system's scheme shows
}
