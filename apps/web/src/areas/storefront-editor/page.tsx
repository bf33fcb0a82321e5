import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Begin } from './begin/begin.tsx'
import { ownQuery, partsQuery, storefrontDocument, type StorefrontHead } from './data.ts'
import { Editor } from './editor.tsx'
import { EditorContext, openSession } from './session.ts'
import { useStorefrontWords } from './words.ts'

/** The storefront of the business while it is made: first where it begins, then the page itself. */
export function Page() {
  const own = useQuery(ownQuery())
  if (!own.data) return <SkeletonPage />
  const { storefront, proposedUrl } = own.data
  return storefront ? <OpenStorefront key={storefront.id} head={storefront} /> : <Begin proposedUrl={proposedUrl} />
}

function OpenStorefront({ head }: { head: StorefrontHead }) {
  const t = useStorefrontWords()
  const session = useDocumentSession(storefrontDocument, head.id, openSession)
  const { data: parts } = useQuery(partsQuery(head.id))
  useEffect(() => {
    if (session && parts) session.parts.set(parts)
  }, [session, parts])
  if (!session) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <Editor head={head} />
      </WhenRead>
    </EditorContext>
  )
}
