import { allOf, oneLine, required } from '@clinic/contract/rules';

export const reasonRule = allOf(required('Please say why.'), oneLine());
