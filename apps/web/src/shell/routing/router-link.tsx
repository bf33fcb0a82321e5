import { Link, useRouter } from '@tanstack/react-router'
import { useHasSettled } from '#lib/build'
import { mayPrefetch } from '#lib/device'
import type { LinkProps } from '#ui/link'

/**
 * Renders every link inside the app. It preloads a page on hover or, with `data-prefetch="visible"`, as soon as the
 * link is visible and the first page has settled; never on a slow or metered connection.
 */
export function RouterLink({ href, ref, children, ...rest }: LinkProps & { 'data-prefetch'?: 'visible' }) {
  const router = useRouter()
  const isEager = useHasSettled(rest['data-prefetch'] === 'visible')
  if (isServerPage(href))
    return (
      <a href={href} ref={ref} {...rest}>
        {children}
      </a>
    )
  const { pathname, search, hash } = new URL(href, 'http://app')
  return (
    <Link
      {...rest}
      ref={ref}
      to={pathname}
      search={router.options.parseSearch?.(search) ?? {}}
      hash={hash.slice(1)}
      preload={mayPrefetch() && (isEager ? 'viewport' : 'intent')}
      activeOptions={{ exact: true, includeSearch: search !== '', includeHash: hash !== '' }}>
      {children}
    </Link>
  )
}

// the server renders these addresses, or they are not pages: a link to them needs a full load
const pages = ['/', '/privacy', '/terms', '/help']
const folders = ['/api/', '/dev/', '/live/', '/brand/']

export const isServerPage = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/, 1)
  return pages.includes(path) || folders.some(folder => path.startsWith(folder))
}
