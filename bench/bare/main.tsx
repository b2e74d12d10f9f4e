import { createRoot } from 'react-dom/client'

/** The least a React page can be: what the product's start is compared with. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>Hello</h1>)
addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
