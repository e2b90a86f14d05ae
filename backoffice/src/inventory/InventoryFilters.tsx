import { ITEM_CATEGORIES } from '@clinic/contract/constants';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

export function InventoryFilters() {
  const { filterValues, setFilters } = useListContext();
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  return (
    <>
      <TextField
        select
        label="Category"
        value={filterValues.category ?? ''}
        onChange={(event) => set('category', event.target.value)}
        sx={{ width: 140, m: 0 }}
      >
        <MenuItem value="">All</MenuItem>
        {ITEM_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {category}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label="Low stock only"
        control={
          <Switch
            size="small"
            checked={filterValues.low === true}
            onChange={(_event, checked) => set('low', checked)}
          />
        }
      />
    </>
  );
}
