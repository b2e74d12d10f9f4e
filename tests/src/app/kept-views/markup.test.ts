// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { markupInView } from '#app/kept-views/markup.ts'

const root = document.createElement('div')

/** Gives elements their places: no layout happens here. */
function show(html: string, places: Readonly<Record<string, Partial<DOMRect>>> = {}): string {
  root.innerHTML = html
  for (const element of root.querySelectorAll('*')) {
    const place = places[element.id] ?? {}
    element.getBoundingClientRect = () => ({ top: 0, left: 0, width: 10, height: 10, ...place }) as DOMRect
  }
  return markupInView(root)
}

beforeEach(() => {
  document.body.replaceChildren(root)
  root.getBoundingClientRect = () => ({ top: 0, left: 0, width: 10, height: 10 }) as DOMRect
})

test('what is below or beside the window is left out, and what it was in keeps its size', () => {
  const below = show('<main><p>In view</p><p id="far">Far below</p></main>', { far: { top: 100_000 } })
  expect(below).toBe('<main data-style=";box-sizing:border-box;width:10px;height:10px;align-content:start"><p>In view</p></main>')
  const beside = show('<ul style="gap: 1px"><li>First</li><li id="far">Last</li></ul>', { far: { left: 100_000 } })
  expect(beside).toBe('<ul data-style="gap: 1px;box-sizing:border-box;width:10px;height:10px"><li>First</li></ul>')
})

test('nothing comes along that would run, play, load a frame or be said again', () => {
  const html = show(
    '<p onclick="alert(1)" style="color: red">Text</p><script>1</script><object></object><video></video><dialog></dialog><p role="status">2 titles</p>',
  )
  expect(html).toBe('<p data-style="color: red">Text</p><p>2 titles</p>')
})

test('what is chosen is chosen in the view; what was typed is not kept', () => {
  root.innerHTML = '<select><option>Newest</option><option>Title</option></select><input value="typed" type="text"><input type="checkbox">'
  const [select] = root.querySelectorAll('select')
  const [, box] = root.querySelectorAll('input')
  if (select) select.selectedIndex = 1
  if (box) box.checked = true
  expect(markupInView(root)).toBe(
    '<select><option>Newest</option><option selected="">Title</option></select><input type="text"><input type="checkbox" checked="">',
  )
})

test('what was searched for is kept where the address says it', () => {
  history.replaceState(null, '', '/search?q=night')
  root.innerHTML = '<input type="search"><input type="search"><input type="text">'
  const [asked, other, text] = root.querySelectorAll('input')
  if (asked && other && text) [asked.value, other.value, text.value] = ['night', 'day', 'night']
  expect(markupInView(root)).toBe('<input type="search" value="night"><input type="search"><input type="text">')
  history.replaceState(null, '', '/')
})

test('ids and what refers to them are others than those of the screen', () => {
  const html = show('<section aria-labelledby="a b"><h2 id="a">A</h2><a href="#main">Skip</a></section>')
  expect(html).toBe('<section aria-labelledby="kept-a kept-b"><h2 id="kept-a">A</h2><a href="#kept-main">Skip</a></section>')
})

test('addresses lead to this site or to another one by HTTPS, nowhere else; text stays text', () => {
  const html = show(
    '<a href="/movie/1">&lt;b&gt;</a><a href="javascript:alert(1)">x</a><img src="blob:abc" loading="lazy"><a href="//evil.example">y</a>',
  )
  expect(html).toBe('<a href="/movie/1">&lt;b&gt;</a><a>x</a><img><a>y</a>')
})
