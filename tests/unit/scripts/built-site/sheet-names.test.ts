import { expect, it } from 'vitest';
import { namesInSheet } from '../../../../scripts/built-site/sheet-names.ts';

it.each([
  ['.a{color:red}.b .c>.d:hover,.e::before{margin:.5rem}', ['a', 'b', 'c', 'd', 'e']],
  ['@layer utilities{@media (width>=48rem){.md\\:grid-cols-2{}}}', ['md:grid-cols-2']],
  ['.w-1\\/2{}.gap-0\\.5{}.w-\\[min\\(1rem\\,2vw\\)\\]{}', ['w-1/2', 'gap-0.5', 'w-[min(1rem,2vw)]']],
  [".\\32 xl{}.after\\:content-\\[\\'›\\'\\]:after{}", ['2xl', "after:content-['›']"]],
  ['@media (width>=.5rem) and (height>.9em){p{}}', []],
  ['html:not(.x):has(.y){}', ['x', 'y']],
  ['/* .a{} */p{background:url(a.svg);content:".b{}"}@font-face{src:url("c.woff2")}', []],
])('%s has rules for %j', (css, classes) => {
  expect([...namesInSheet(css).classes]).toEqual(classes);
});
