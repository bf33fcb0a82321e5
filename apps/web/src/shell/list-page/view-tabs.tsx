import { useFormats } from '#lib/formats'
import { isNarrowed } from '#lib/list-place'
import type { ListFilters } from '#lib/list-place'
import { Tabs } from '#ui/tabs'
import type { ListState } from './use-list-place.ts'
import { ViewTools } from './view-tools.tsx'
import { standardViewOf } from './views.ts'
import type { ListViews } from './views.ts'
import { useListWords } from './words.ts'

interface ViewTabsProps<Filters extends ListFilters> {
  place: ListState<Filters>
  views: ListViews<Filters>
}

export function ViewTabs<Filters extends ListFilters>({ place, views: { standard, stays = [], saved } }: ViewTabsProps<Filters>) {
  const t = useListWords()
  const { integer } = useFormats()
  const { own: filters, view, move, address } = place
  const savedViews = saved?.views ?? []
  const currentView = savedViews.find(({ id }) => id === view)
  // a list as it usually begins has nothing to save
  const hasTools = currentView !== undefined || isNarrowed(place.filters) || place.filters.sort !== undefined
  const change = (next: string) => {
    const savedView = savedViews.find(({ id }) => id === next)
    if (savedView) return move({ ...savedView.filters, view: savedView.id })
    const rest = Object.fromEntries(Object.entries(filters).filter(([name]) => name === 'sort' || stays.some(each => each === name)))
    move(address.parse({ ...standard.find(({ id }) => id === next)?.filters, ...rest }))
  }
  return (
    <Tabs
      label={t('views')}
      controls={address.name}
      value={currentView?.id ?? standardViewOf(standard, filters)?.id ?? ''}
      onChange={change}
      tabs={[
        ...standard.map(({ id, title, count }) => ({ value: id, label: title, ...(count !== undefined && { count: integer(count) }) })),
        ...savedViews.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      after={saved && hasTools && <ViewTools place={place} current={currentView} saved={saved} />}
    />
  )
}
