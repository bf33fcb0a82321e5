export const platforms = ['ios', 'android', 'mac safari', 'desktop'] as const
export type Platform = (typeof platforms)[number]

/** Where the app would be installed; what a browser can do differs by it. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  // an iPad says that it is a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  const isSafari = /Safari/.test(userAgent) && !/Chrome|Chromium|Firefox/.test(userAgent)
  return /Macintosh/.test(userAgent) && isSafari ? 'mac safari' : 'desktop'
}

export const platform = (): Platform => platformOf(navigator)
