import { Link, useRouter } from '@tanstack/react-router'
import { mayPrefetch } from '#lib/device'
import type { LinkProps } from '#ui/link'
import { isServerPage } from './server-pages.ts'

/**
 * What every link inside the app becomes. A page is fetched ahead on hover, or as soon as the link is seen where it
 * says `data-prefetch="visible"`; never on a slow or metered connection.
 */
export function RouterLink({ href, ref, children, ...rest }: LinkProps & { 'data-prefetch'?: 'visible' }) {
  const router = useRouter()
  if (isServerPage(href)) return <a href={href} ref={ref} {...rest}>{children}</a>
  const { pathname, search, hash } = new URL(href, 'http://app')
  const ahead = rest['data-prefetch'] === 'visible' ? 'viewport' : 'intent'
  return (
    <Link
      {...rest}
      ref={ref}
      to={pathname}
      search={router.options.parseSearch?.(search) ?? {}}
      hash={hash.slice(1)}
      preload={mayPrefetch() ? ahead : false}
      activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== '' }}
    >
      {children}
    </Link>
  )
}
