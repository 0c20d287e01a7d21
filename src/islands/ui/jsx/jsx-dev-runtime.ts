// biome-ignore lint/performance/noBarrelFile: the compiler looks for it by this name.
export { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
