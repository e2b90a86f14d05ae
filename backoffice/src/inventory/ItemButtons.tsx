import type { InventoryItem } from '@clinic/contract/inventory';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface Props {
  item: InventoryItem;
  onEdit: () => void;
  onDelete: () => void;
}

export const ItemButtons = ({ item, onEdit, onDelete }: Props) => (
  <Stack direction="row" sx={{ justifyContent: 'flex-end', flexShrink: 0 }}>
    <Tooltip title="Edit">
      <IconButton size="small" aria-label={`Edit ${item.name}`} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
    <Tooltip title="Delete">
      <IconButton size="small" aria-label={`Delete ${item.name}`} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  </Stack>
);
