import { getDocumentProxy } from 'unpdf'

export interface PlacedText {
  text: string
  page: number
  /** In points from the left, and from the foot of the page. */
  x: number
  /** In points. */
  size: number
  height: number
}

/** The texts of a PDF page by page, in the order in which they were drawn. */
export async function placedTexts(pdf: Uint8Array): Promise<PlacedText[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent()
    return items.flatMap(item => {
      if (!('str' in item)) return []
      const [size, , , , x, height] = item.transform.map(Number)
      return [{ text: item.str, page: at + 1, x: x ?? 0, size: size ?? 0, height: height ?? 0 }]
    })
  })
  return (await Promise.all(pages)).flat()
}

/** Where the margin of a paper ends at its foot, in points. */
export const marginAtFoot = (16 / 25.4) * 72
