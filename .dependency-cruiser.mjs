import { rules } from './scripts/architecture/rules.ts'

export default {
  forbidden: rules,
  options: {
    // TypeScript 7 has no API for tools; swc reads our files instead.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
    },
  },
}
