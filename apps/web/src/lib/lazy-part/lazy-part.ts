import { createElement, lazy, Suspense, type FunctionComponent, type ReactNode } from 'react'

/**
 * A component that is loaded when it is first rendered: `lazyPart(() => import('./weight-dialog.tsx'), 'WeightDialog')`.
 * Until then `fallback` stands in its place.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
  fallback: ReactNode = null,
): FunctionComponent<Props> {
  // the library's type asks for the props of the component with a ref, which TypeScript cannot work out for unknown props
  const Part = lazy(async () => ({ default: (await load())[name] })) as unknown as FunctionComponent<Props>
  return props => createElement(Suspense, { fallback }, createElement(Part, props))
}
