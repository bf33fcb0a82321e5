export const platforms = ['ios', 'android', 'mac safari', 'desktop'] as const
export type Platform = (typeof platforms)[number]

/** The platform on which the app would be installed; the abilities of browsers depend on it. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  // an iPad's user agent names a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  const isSafari = /Safari/.test(userAgent) && !/Chrome|Chromium|Firefox/.test(userAgent)
  return /Macintosh/.test(userAgent) && isSafari ? 'mac safari' : 'desktop'
}

export const platform = (): Platform => platformOf(navigator)
