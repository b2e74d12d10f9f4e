import { createRoot } from 'react-dom/client'
import { registerServiceWorker } from '#platform/service-worker.ts'

/** The least a React page can be: what the product's start is compared with. */
const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>Hello</h1>)
addEventListener('load', () => void registerServiceWorker({ onReady: () => undefined }))
